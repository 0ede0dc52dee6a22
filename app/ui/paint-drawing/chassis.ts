import type { ChassisName } from "#domain/paint/painting.ts";

export interface Chassis {
  frontWheel: number;
  rearWheel: number;
  radius: number;
  body: { left: number; right: number; floor: number };
  tall: number;
  crown: { left: number; width: number; base: number };
  cab: string;
}

export const ground = 500;

const glass = "#26314a";
const glare = "#5b6c8f";
const rubber = "#23252d";

function front(x: number, lampY: number, bumperY: number): string {
  return `<path d="M${x - 10} ${bumperY}q0-7 8-7h66q9 0 9 9l-4 24q-2 8-12 8h-52q-15 0-15-12Z" fill="${rubber}"/><path d="M${x - 10} ${bumperY + 9}h82" stroke="#fbecc8" stroke-width="5" stroke-dasharray="12 8"/><ellipse cx="${x + 13}" cy="${lampY}" rx="12" ry="19" fill="#c9ced8"/><ellipse cx="${x + 10}" cy="${lampY}" rx="8" ry="15" fill="#fffbe6"/><rect x="${x + 30}" y="${lampY - 6}" width="15" height="11" rx="4" fill="#ff9d2e"/>`;
}

function cabin(left: number, right: number, top: number, sill: number): string {
  const count = Math.round((right - left) / 15);
  const fringe = Array.from(
    { length: count },
    (_, index) => `M${left + (index * (right - left)) / count} ${top}h15l-7.500 13z`,
  );
  const odd = (rest: number) => fringe.filter((_, index) => index % 2 === rest).join("");
  return `<path d="M${right - 46} ${sill}v-42q0-12 12-12h14q10 0 10 12v42z" fill="#3d4a6b"/><path d="M${left + 8} ${sill - 4} ${left + 26} ${sill - 44}" stroke="#101728" stroke-width="6" stroke-linecap="round"/><path d="${odd(0)}" fill="#ffb51c"/><path d="${odd(1)}" fill="#d9376f"/>`;
}

function medallion(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="24" fill="#fbecc8" stroke="#ffb51c" stroke-width="3"/><use href="#p-lotus" transform="translate(${x} ${y - 1})scale(.4)"/>`;
}

function charm(x: number, y: number): string {
  return `<path d="M${x} ${y}v46" stroke="${rubber}" stroke-width="1.500"/><path d="M${x} ${y + 15}q-12 3-13 14M${x} ${y + 19}q11 3 12 13M${x} ${y + 26}q-9 3-9 12M${x} ${y + 30}q8 3 8 12" stroke="#3f8f33" stroke-width="4.500" fill="none" stroke-linecap="round"/><ellipse cx="${x}" cy="${y + 11}" rx="8" ry="7" fill="#ffd92e"/>`;
}

function door(line: string, handleX: number, handleY: number): string {
  return `<path d="${line}" fill="none" stroke="var(--cab-d)" stroke-width="3"/><rect x="${handleX}" y="${handleY}" width="27" height="8" rx="4" fill="${rubber}"/>`;
}

function mirror(x: number, y: number): string {
  return `<path d="M${x + 30} ${y - 4}q-22-4-24 10" fill="none" stroke="${rubber}" stroke-width="4"/><rect x="${x}" y="${y}" width="15" height="42" rx="5" fill="${rubber}"/>`;
}

const mini: Chassis = {
  frontWheel: 206,
  rearWheel: 716,
  radius: 54,
  body: { left: 368, right: 900, floor: 392 },
  tall: 250,
  crown: { left: 100, width: 372, base: 176 },
  cab: `<path d="M102 438 97 358Q96 336 106 318L158 218Q168 196 192 194L328 190Q354 190 354 216V438H272A66 66 0 0 0 140 438Z" fill="var(--cab)"/><path d="M98 374 97 358Q96 336 106 318L158 218Q168 196 192 194L328 190Q354 190 354 216V226Q350 206 328 205L196 208Q180 209 173 222L121 322Q113 338 114 352Z" fill="var(--cab-l)"/><path d="M101 412H354V438H272A66 66 0 0 0 140 438H102Z" fill="var(--cab-d)"/><path d="M118 312 163 224Q167 216 175 215L182 215 136 314Z" fill="${glare}"/><path d="M196 226Q199 220 206 220L312 217Q321 217 321 226V306L153 311Q148 311 150 306Z" fill="${glass}"/>${cabin(222, 318, 219, 308)}<path d="M236 219 268 218 214 309 176 310Z" fill="#fff" opacity=".13"/><path d="M212 220V309" stroke="var(--cab-d)" stroke-width="5"/>${door("M333 212V410M138 316 140 372", 226, 346)}<path transform="translate(142 322)" d="M0 0h212v14H0z" fill="url(#p-strip)"/><path d="M164 205 120 232Q116 238 124 240L186 218Z" fill="var(--frame)"/><path d="M120 232Q116 238 124 240L186 218 184 213Z" fill="var(--frame-d)"/>${medallion(308, 382)}${mirror(128, 252)}${front(104, 360, 408)}${charm(122, 446)}`,
};

const nosed: Chassis = {
  frontWheel: 182,
  rearWheel: 734,
  radius: 56,
  body: { left: 420, right: 912, floor: 388 },
  tall: 248,
  crown: { left: 178, width: 372, base: 180 },
  cab: `<path d="M88 436 83 376Q82 350 104 342L204 318 252 222Q262 200 288 198L382 194Q406 194 406 220V436H250A68 68 0 0 0 114 436Z" fill="var(--cab)"/><path d="M84 388 83 376Q82 350 104 342L204 318 252 222Q262 200 288 198L382 194Q406 194 406 220V230Q402 210 382 209L292 212Q272 214 266 228L214 332 112 356Q96 362 95 378Z" fill="var(--cab-l)"/><path d="M87 410H406V436H250A68 68 0 0 0 114 436H88Z" fill="var(--cab-d)"/><path d="M214 318 258 228Q262 220 272 219L278 219 232 318Z" fill="${glare}"/><path d="M292 230Q295 224 302 224L366 221Q375 221 375 230V308L252 313Q246 313 249 307Z" fill="${glass}"/>${cabin(314, 372, 223, 310)}<path d="M326 223 352 222 306 311 276 312Z" fill="#fff" opacity=".13"/><path d="M306 224V311" stroke="var(--cab-d)" stroke-width="5"/>${door("M387 216V408M238 322 242 380", 286, 350)}<path transform="translate(244 324)" d="M0 0h162v14H0z" fill="url(#p-strip)"/><path d="M112 356 204 334" stroke="var(--cab-d)" stroke-width="3"/><path d="M258 209 216 238Q213 244 221 245L280 222Z" fill="var(--frame)"/><path d="M216 238Q213 244 221 245L280 222 278 217Z" fill="var(--frame-d)"/>${medallion(362, 384)}${mirror(222, 256)}${front(92, 374, 410)}${charm(106, 448)}`,
};

const light: Chassis = {
  frontWheel: 186,
  rearWheel: 742,
  radius: 62,
  body: { left: 330, right: 940, floor: 376 },
  tall: 258,
  crown: { left: 68, width: 372, base: 128 },
  cab: `<path d="M84 428 79 322Q78 302 84 284L110 172Q116 148 142 146L288 142Q314 142 314 168V428H262A76 76 0 0 0 110 428Z" fill="var(--cab)"/><path d="M80 340 79 322Q78 302 84 284L110 172Q116 148 142 146L288 142Q314 142 314 168V178Q310 158 288 157L146 160Q130 162 125 178L99 288Q94 304 95 320Z" fill="var(--cab-l)"/><path d="M83 402H314V428H262A76 76 0 0 0 110 428H84Z" fill="var(--cab-d)"/><path d="M92 282 115 184Q118 172 128 171L136 171 110 284Z" fill="${glare}"/><path d="M150 184Q152 174 162 174L272 171Q282 171 282 181V280L127 286Q121 286 123 279Z" fill="${glass}"/>${cabin(182, 280, 173, 284)}<path d="M196 173 232 172 176 284 138 285Z" fill="#fff" opacity=".13"/><path d="M168 174V284" stroke="var(--cab-d)" stroke-width="5"/>${door("M294 166V400M114 292 116 356", 196, 330)}<path transform="translate(118 304)" d="M0 0h196v14H0z" fill="url(#p-strip)"/><path d="M116 160 74 188Q70 195 78 196L142 174Z" fill="var(--frame)"/><path d="M74 188Q70 195 78 196L142 174 140 168Z" fill="var(--frame-d)"/>${medallion(272, 366)}${mirror(84, 206)}${front(88, 350, 398)}${charm(104, 436)}`,
};

export const chassisShapes: Record<ChassisName, Chassis> = { mini, nosed, light };

export const wheelShape = `<g id="p-tyre"><circle r="50" fill="${rubber}"/><circle r="43" fill="none" stroke="#3d404b" stroke-width="3"/><circle r="33" fill="#f2e7cd" stroke="#b9ad92" stroke-width="3"/><circle r="26" fill="none" stroke="${rubber}" stroke-width="5" stroke-dasharray="9 11.420"/><circle r="20" fill="var(--frame)" stroke="#fbecc8" stroke-width="2"/><path d="M0-13V13M-13 0H13M-9-9 9 9M-9 9 9-9" stroke="#ffb51c" stroke-width="7" stroke-linecap="round"/><circle r="6" fill="#c8321f"/></g>`;

export function underBody({ frontWheel, rearWheel, radius, body }: Chassis): string {
  const { right, floor } = body;
  const middle = (frontWheel + rearWheel) / 2 + 30;
  return `<path d="M${frontWheel - radius - 14} ${ground - radius + 6}a${radius + 14} ${radius + 14} 0 0 1 ${2 * radius + 28} 0Z" fill="#1a1c23"/><path d="M${frontWheel} ${floor + 12}H${right - 6}v22H${frontWheel}z" fill="#2f323c"/><path d="M${middle - 74} ${floor + 28}h88v38q0 6-6 6h-76q-6 0-6-6z" fill="#3b3f4b"/><g transform="translate(${middle - 69} ${floor + 37})"><rect width="78" height="24" rx="3" fill="#ffb51c" stroke="#131a2b" stroke-width="2"/><path d="M10 18V6l5 7 5-7v12M26 18V6m9 0v12m-9-6h9M49 8l4-2v12M61 8l4-2v12" fill="none" stroke="#131a2b" stroke-width="3" stroke-linejoin="round"/></g><rect x="${middle + 34}" y="${floor + 32}" width="88" height="36" rx="17" fill="#747c8c"/><path d="M${middle + 56} ${floor + 32}v36m40 0v-36" stroke="#4a505d" stroke-width="4"/><path d="M${rearWheel - radius - 18} ${ground - radius}A${radius + 16} ${radius + 16} 0 0 1 ${rearWheel + radius + 18} ${ground - radius}Z" fill="#1a1c23"/>${mudFlap(rearWheel + radius + 22, floor + 22)}`;
}

function mudFlap(x: number, y: number): string {
  const height = ground - 14 - y;
  return `<path d="M${x} ${y}h44l4 ${height}h-46z" fill="${rubber}"/><path d="M${x + 1} ${y + height - 9}h46" stroke="#c8321f" stroke-width="8"/><use href="#p-lotus" transform="translate(${x + 23} ${y + height / 2 - 4})scale(.34)"/>`;
}
