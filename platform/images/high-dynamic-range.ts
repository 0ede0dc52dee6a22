import { applied, chained, inverse, type Triple, toXyz } from "./colour-matrices.ts";
import { bt709, bt2020, type Chromaticities } from "./told-colour.ts";

const white = 203;
const brightest = 1000;

function pqLight(value: number): number {
  const root = value ** (32 / 2523);
  const share = Math.max(root - 3424 / 4096, 0) / (2413 / 128 - (2392 / 128) * root);
  return (10_000 / white) * share ** (16384 / 2610);
}

function hlgScene(value: number): number {
  if (value <= 0.5) return value ** 2 / 3;
  return (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;
}

const luminance: Triple = [0.2627, 0.678, 0.0593];

function hlgLight(scene: Triple): Triple {
  const [r, g, b] = scene;
  const brightness = Math.max(r * luminance[0] + g * luminance[1] + b * luminance[2], 0);
  return times(scene, (brightness ** 0.2 * brightest) / white);
}

/** At which half of an ordinary screen's light white stands (SMPTE ST 2094-50, reference white tone mapping). */
const shownWhite = 0.5;
const bend = 0.65;

function dimming(light: number): number {
  const peak = brightest / white;
  if (light <= 1) return shownWhite;
  if (light >= peak) return 1 / light;
  const middle = 1 - bend + bend / shownWhite;
  const shownMiddle = (1 - bend) * shownWhite + bend;
  const [a, b, c] = [1 - 2 * middle + peak, 2 * (middle - 1), 1 - light];
  const along = (Math.sqrt(b * b - 4 * a * c) - b) / (2 * a);
  const shown = shownWhite * (1 - along) ** 2 + 2 * shownMiddle * along * (1 - along) + along ** 2;
  return shown / light;
}

function times([r, g, b]: Triple, factor: number): Triple {
  return [r * factor, g * factor, b * factor];
}

/** Answers what an ordinary screen shows of a picture for bright ones: from its values (0 to 1) to the light of sRGB. */
export function shownOnScreen(transfer: "pq" | "hlg", primaries: Chromaticities): (values: Triple) => Triple {
  const toWide = chained(inverse(toXyz(bt2020)), toXyz(primaries));
  const toScreen = chained(inverse(toXyz(bt709)), toXyz(bt2020));
  const wideOf = ([r, g, b]: Triple): Triple =>
    transfer === "pq"
      ? applied(toWide, [pqLight(r), pqLight(g), pqLight(b)])
      : hlgLight(applied(toWide, [hlgScene(r), hlgScene(g), hlgScene(b)]));
  return (values) => {
    const wide = wideOf(values);
    const [r, g, b] = applied(toScreen, times(wide, dimming(Math.max(...wide))));
    return [within(r), within(g), within(b)];
  };
}

function within(light: number): number {
  return Math.min(Math.max(light, 0), 1);
}
