// The door of every command: `node scripts/run.cjs NAME ARGUMENTS`.
// Written in the oldest JavaScript, so that an old Node can still read it and say what is wrong.
"use strict";

var path = require("path");
var url = require("url");
var wanted = require("../package.json").engines.node.replace(/[^0-9.]/g, "");

function isOlder(have, want) {
  var a = have.split(".").map(Number);
  var b = want.split(".").map(Number);
  for (var i = 0; i < b.length; i++) {
    if ((a[i] || 0) !== b[i]) return (a[i] || 0) < b[i];
  }
  return false;
}

var have = process.versions.node;
if (isOlder(have, wanted)) {
  console.error("Node " + have + " is too old: install Node " + wanted + " or newer and try again.");
  process.exit(1);
}

var name = process.argv[2];
process.chdir(path.join(__dirname, ".."));
import(url.pathToFileURL(path.join(__dirname, name + ".mjs")).href)
  .then(function (script) {
    return script.main(process.argv.slice(3));
  })
  .catch(function (error) {
    // A Stop is a sentence for the person at the terminal; anything else is a fault of the scripts.
    console.error(error && error.name === "Stop" ? "\n" + error.message : error);
    process.exit(1);
  });
