const printableAscii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));

export const latinLetters = `${printableAscii}\u00a0©–—‘’“”…·×`;

export const devanagariLetters = "अआइईउऊऋएऐऑॲओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहािीुूृॅेैॉोौ्ंःँ़।\u200c\u200d₹";

const letters = new Set(latinLetters + devanagariLetters);

export function missingLetters(text: string): string[] {
  return [...new Set(text.normalize("NFC"))].filter((letter) => !letters.has(letter));
}
