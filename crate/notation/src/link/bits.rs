//! Numbers and texts as bits, as `FORMATS.md` describes them.

use loja_voice::{ExpectedFact, NotationFact, SpotFact};

use crate::error::Error;

/// Locates an error: one character of version, then six bits a character.
pub(super) fn wrong(bit: usize, what: NotationFact) -> Error {
    let character = bit / 6 + 2;
    Error::from(what).within(SpotFact::Character { character })
}

#[derive(Default)]
pub(super) struct Writer {
    bytes: Vec<u8>,
    // Unused bits of the last byte.
    free: u32,
}

impl Writer {
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    pub(super) fn bits(&mut self, value: usize, count: u32) {
        for at in (0..count).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = 8;
            }
            self.free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= u8::from(value >> at & 1 == 1) << self.free;
            }
        }
    }

    pub(super) fn flag(&mut self, flag: bool) {
        self.bits(flag.into(), 1);
    }

    pub(super) fn number(&mut self, mut value: u64) {
        loop {
            let [low, ..] = value.to_le_bytes();
            value >>= 7;
            self.flag(value > 0);
            self.bits(usize::from(low & 127), 7);
            if value == 0 {
                return;
            }
        }
    }

    pub(super) fn count(&mut self, value: usize) {
        self.number(value as u64);
    }

    /// Zigzag: numbers near zero are short.
    pub(super) fn signed(&mut self, value: i64) {
        self.number((value << 1 ^ value >> 63).cast_unsigned());
    }

    pub(super) fn text(&mut self, text: &str) {
        self.count(text.len());
        self.rest(text.as_bytes());
    }

    pub(super) fn rest(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.bits(byte.into(), 8);
        }
    }
}

#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    end: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        let end = bytes.len() * 8;
        Reader { bytes, at: 0, end }
    }

    /// Whether only padding is left.
    pub(super) fn done(&self) -> bool {
        self.end - self.at < 8
    }

    pub(super) fn wrong(&self, what: NotationFact) -> Error {
        wrong(self.at, what)
    }

    pub(super) fn expected(&self, what: &ExpectedFact) -> Error {
        self.wrong(NotationFact::LinkExpected { what: what.clone() })
    }

    /// Ends a section; its unused bits must be 0.
    pub(super) fn finish(mut self) -> Result<(), Error> {
        let here = self;
        let rest = self.end - self.at;
        while self.done() && self.at < self.end {
            if self.flag(&ExpectedFact::EndOfSection)? {
                return Err(here.expected(&ExpectedFact::EndOfSection));
            }
        }
        if rest >= 8 {
            return Err(here.expected(&ExpectedFact::EndOfSection));
        }
        Ok(())
    }

    pub(super) fn take(&mut self, bytes: u64) -> Option<Reader<'a>> {
        let bytes = usize::try_from(bytes).ok()?;
        let end = self.at.checked_add(bytes.checked_mul(8)?)?;
        let part = Reader { end, ..*self };
        (end <= self.end).then(|| {
            self.at = end;
            part
        })
    }

    pub(super) fn bits(&mut self, count: u32, what: &ExpectedFact) -> Result<usize, Error> {
        let to = self.at + count as usize;
        if to > self.end {
            return Err(self.expected(what));
        }
        let mut value = 0;
        for at in self.at..to {
            value = value << 1 | usize::from(self.bytes[at / 8] >> (7 - at % 8) & 1);
        }
        self.at = to;
        Ok(value)
    }

    pub(super) fn flag(&mut self, what: &ExpectedFact) -> Result<bool, Error> {
        Ok(self.bits(1, what)? == 1)
    }

    pub(super) fn number(&mut self, what: &ExpectedFact) -> Result<u64, Error> {
        let here = *self;
        let mut value = 0_u64;
        for group in 0..10 {
            let more = self.flag(what)?;
            let bits = self.bits(7, what)? as u64;
            // The tenth group has room for one bit, and a group must add something.
            if (group == 9 && bits > 1) || (group > 0 && bits == 0 && !more) {
                break;
            }
            value |= bits << (7 * group);
            if !more {
                return Ok(value);
            }
        }
        Err(here.expected(what))
    }

    pub(super) fn count<T: TryFrom<u64>>(&mut self, what: &ExpectedFact) -> Result<T, Error> {
        let here = *self;
        T::try_from(self.number(what)?).map_err(|_| here.expected(what))
    }

    pub(super) fn below(&mut self, limit: usize, what: &ExpectedFact) -> Result<usize, Error> {
        let here = *self;
        let value = self.count(what)?;
        if value < limit {
            return Ok(value);
        }
        Err(here.wrong(NotationFact::LinkNumber {
            what: what.clone(),
            limit,
            found: value,
        }))
    }

    pub(super) fn signed(&mut self, what: &ExpectedFact) -> Result<i64, Error> {
        let value = self.number(what)?;
        Ok((value >> 1).cast_signed() ^ -(value & 1).cast_signed())
    }

    pub(super) fn text(&mut self, what: &ExpectedFact) -> Result<String, Error> {
        let here = *self;
        let length = self.number(what)?;
        let part = self.take(length).ok_or_else(|| here.expected(what))?;
        part.rest(what)
    }

    pub(super) fn rest(mut self, what: &ExpectedFact) -> Result<String, Error> {
        let here = self;
        let mut bytes = Vec::with_capacity((self.end - self.at) / 8);
        while !self.done() {
            let [byte, ..] = self.bits(8, what)?.to_le_bytes();
            bytes.push(byte);
        }
        String::from_utf8(bytes)
            .map_err(|_| here.wrong(NotationFact::LinkText { what: what.clone() }))
    }
}
