import { mount, version } from "loja-board";
import "loja-board/loja.css";

const place = document.querySelector("#place");
mount(place, { position: ". . . . .\n. x . o .\n. . . . .", mode: "play", caption: `Made with ${version}` });
place.addEventListener("loja-move", ({ detail }) => {
  document.title = `${detail.color} ${detail.point}`;
});
