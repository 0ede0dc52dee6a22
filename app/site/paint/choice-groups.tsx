import type { ReactNode } from "react";
import { useTexts } from "#app/language/language.tsx";
import {
  type BandName,
  type BodyName,
  type ChassisName,
  choices,
  type PaintName,
  paintNames,
  paints,
} from "#domain/paint/painting.ts";

interface GroupProps {
  name: keyof typeof choices;
  columns: string;
  children: ReactNode;
}

function Group({ name, columns, children }: GroupProps) {
  const { paint } = useTexts();
  return (
    <fieldset>
      <legend className="font-display text-lg">{paint.groups[name]}</legend>
      <div className={`choices ${columns}`}>{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  isChosen: boolean;
  label: string;
  children: ReactNode;
}

function Choice({ name, value, isChosen, label, children }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      {children}
      {label}
    </label>
  );
}

interface ColourGroupProps {
  name: "cab" | "frame" | "panels";
  chosen: PaintName;
}

export function ColourGroup({ name, chosen }: ColourGroupProps) {
  const { paint } = useTexts();
  return (
    <Group name={name} columns="grid-cols-4 sm:grid-cols-6 lg:grid-cols-4 xl:grid-cols-6">
      {paintNames.map((value) => (
        <Choice key={value} {...{ name, value, label: paint.paints[value], isChosen: value === chosen }}>
          <i style={{ background: paints[value].colour }} />
        </Choice>
      ))}
    </Group>
  );
}

const cabs: Record<ChassisName, string> = {
  mini: "M4 25V14L9 6h13v19z",
  nosed: "M2 25v-7l10-3 5-9h11v19z",
  light: "M3 25V3h17v22z",
};

const tall = "M24 3h37v19H24z";
const strips = "M24 8h37M24 13h37M36 3v19M49 3v19";

const bodies: Record<BodyName, string> = {
  open: "M24 12h37v10H24zM33 12v10m9-10v10m9-10v10",
  "patti-round": `M24 22V11q0-8 8-8h21q8 0 8 8v11z${strips}`,
  "patti-square": tall + strips,
  container: `${tall}M30 6v13m6-13v13m6-13v13m6-13v13m6-13v13`,
  "food-van": `${tall}M32 7h22l3 6H29zM32 13v4h22v-4`,
  platform: "M24 18h37v4H24z",
};

const motifs: Record<BandName, ReactNode> = {
  ...mapMotifs(),
  diamonds: <rect x="-60" y="-30" width="120" height="60" fill="url(#p-diamonds)" />,
  chevrons: <rect x="-60" y="-30" width="120" height="60" fill="url(#p-chevrons)" />,
  plain: null,
};

function mapMotifs() {
  const motif = (name: string) => <use href={`#p-${name}`} transform="scale(.56)" />;
  return { peacock: motif("peacock"), lotus: motif("lotus"), wheel: motif("wheel") };
}

type PictureGroupProps =
  | { name: "chassis"; chosen: ChassisName; words: Readonly<Record<ChassisName, string>> }
  | { name: "body"; chosen: BodyName; words: Readonly<Record<BodyName, string>> }
  | { name: "band"; chosen: BandName; words: Readonly<Record<BandName, string>> };

export function PictureGroup(group: PictureGroupProps) {
  return (
    <Group
      name={group.name}
      columns={
        group.name === "chassis" ? "grid-cols-3" : "grid-cols-3 sm:grid-cols-6 lg:grid-cols-3 xl:grid-cols-6"
      }
    >
      {optionsOf(group)}
    </Group>
  );
}

function optionsOf(group: PictureGroupProps): ReactNode[] {
  switch (group.name) {
    case "chassis":
      return choices.chassis.map((value) =>
        option(group, value, group.words[value], outline(cabs[value], true)),
      );
    case "body":
      return choices.body.map((value) =>
        option(group, value, group.words[value], outline(bodies[value], false)),
      );
    case "band":
      return choices.band.map((value) => option(group, value, group.words[value], band(value)));
  }
}

function option({ name, chosen }: PictureGroupProps, value: string, label: string, picture: ReactNode) {
  return (
    <Choice key={value} {...{ name, value, label, isChosen: value === chosen }}>
      {picture}
    </Choice>
  );
}

function outline(path: string, isCab: boolean) {
  return (
    <svg viewBox="0 0 64 34" aria-hidden="true">
      <path d={isCab ? "M20 22h41v3H20z" : "M4 25V14L9 6h11v16h41v3H4z"} opacity=".35" />
      <path d={path} fill="#ffc64d" />
      <circle cx="13" cy="27" r="4.5" fill="#fff" />
      <circle cx="50" cy="27" r="4.5" fill="#fff" />
    </svg>
  );
}

const fills: ReadonlySet<BandName> = new Set(["diamonds", "chevrons"]);

function band(value: BandName) {
  return (
    <svg
      viewBox="-60 -30 120 60"
      preserveAspectRatio={fills.has(value) ? "xMidYMid slice" : undefined}
      aria-hidden="true"
      data-motif=""
    >
      {motifs[value]}
    </svg>
  );
}
