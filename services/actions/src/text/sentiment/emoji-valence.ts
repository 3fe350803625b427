/** Valences of emoji and emoticons, from -4 to 4. */
const GROUPS: readonly (readonly [number, string])[] = [
  [2.8, '😍 🥰 😻 🤩 💯 🏆 🎉 ❤ 💖 💘 💕 💗 💓 💞 💜 💙 💚 🧡 💛 🥳'],
  [
    2,
    '😀 😃 😄 😁 😊 🙂 😎 😋 🤗 😘 💋 👏 🙌 👍 👌 🤝 🌟 ⭐ ✨ 😂 🤣 💪 🙏 ✅ 😇 😉 ☺ 😌 🔥 :) :-) =) :D :-D xD XD ;) ;-) <3 ^^ :P :p',
  ],
  [0, '🤔 😐 😑 🤷 :| :-|'],
  [-1.5, "😕 🙁 ☹ 😟 😒 🙄 😞 😔 😓 😢 😥 😿 :( :-( =( :/ :-/ ;( :'("],
  [-2.5, '😡 😠 🤬 😤 👎 😭 💔 🤮 🤢 💩 😱 😩 😫 🖕 ❌ >:( D:'],
];

const VALENCES = new Map(GROUPS.flatMap(([valence, text]) => text.split(' ').map((sign) => [sign, valence] as const)));

const EMOTICONS = GROUPS.flatMap(([, text]) => text.split(' ')).filter((sign) => /^[\x20-\x7e]+$/u.test(sign));

const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

/** Emoticons stand alone: the "D:" of "END:" is none. */
const SIGN = new RegExp(
  `\\p{Extended_Pictographic}|(?<![\\p{L}\\p{N}/])(?:${[...EMOTICONS]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{N}/])`,
  'gu',
);

export interface FoundSign {
  readonly text: string;
  readonly start: number;
  readonly valence: number;
}

export function findSigns(text: string): FoundSign[] {
  return [...text.matchAll(SIGN)].flatMap(({ 0: sign, index }) => {
    const valence = VALENCES.get(sign);
    return valence === undefined || valence === 0 ? [] : [{ text: sign, start: index, valence }];
  });
}
