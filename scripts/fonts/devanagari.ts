export const consonants = [..."कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ", ..."क़ ख़ ग़ ज़ ड़ ढ़ फ़".split(" ")];

const stacking = [..."ङछटठडढदह"];

const vowelSigns = ["", ..."ािीुूृेैोौॅॉ"];

const clusters =
  "क्क क्ख क्च क्ट क्त क्न क्म क्य क्ल क्व क्ष क्स ख्य ग्ग ग्द ग्ध ग्न ग्म ग्य ग्ल ग्व घ्न च्च च्छ च्य ज्ज ज्ञ ज्य ज्व ञ्च ञ्ज ट्ट ट्ठ ट्य ठ्य ड्ड ड्य ढ्य " +
  "ण्ट ण्ठ ण्ड ण्य त्क त्त त्थ त्न त्प त्म त्य त्व त्स थ्य द्द द्ध द्भ द्म द्य द्व ध्य ध्व न्च न्ज न्ट न्ड न्त न्थ न्द न्ध न्न न्म न्य न्व न्स न्ह प्त प्न प्प प्य प्ल प्स ब्ज ब्द " +
  "ब्ध ब्ब ब्य ब्ल भ्य म्न म्प म्ब म्भ म्म म्य म्ल म्ह य्य ल्क ल्ग ल्ट ल्ड ल्द ल्प ल्फ ल्म ल्य ल्ल ल्व ल्स ल्ह ळ्य व्य व्व व्ह श्क श्च श्त श्न श्म श्य श्ल श्व ष्क ष्ट ष्ठ ष्ण ष्प ष्म ष्य " +
  "स्क स्ट स्ड स्त स्थ स्न स्प स्फ स्म स्य स्ल स्व स्स ह्न ह्म ह्य ह्ल ह्व न्द्र न्त्र ष्ट्र स्त्र क्ट्र म्प्र त्र्य र्त्त र्व्ह र्क्स र्ष्ण र्य्य";

/** All ligatures would take 65 KB instead of 44. */
export function syllablesToKeep(): string[] {
  const everyday = clusters.split(" ");
  const bases = consonants.flatMap((letter) => [letter, `र्${letter}`, `${letter}्र`]);
  const open = [...bases, ...everyday].flatMap((base) => vowelSigns.map((sign) => base + sign));
  const nasal = bases.flatMap((base) => vowelSigns.map((sign) => `${base}${sign}ं`));
  const chandrabindu = vowelSigns.map((sign) => `ह${sign}ँ`);
  const halves = [...consonants, ...everyday].flatMap((start) => [`${start}्\u200d`, `${start}्र्ज`]);
  const stacks = stacking.flatMap((upper) => consonants.map((lower) => `${upper}्${lower}`));
  const stacksOnYa = stacks.map((stack) => `${stack}्य`);
  return [...open, ...nasal, ...chandrabindu, ...halves, ...stacks, ...stacksOnYa];
}
