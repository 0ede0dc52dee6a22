interface MarkNoteProps {
  mark: string;
  text: string;
}

export function MarkNote({ mark, text }: MarkNoteProps) {
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2 text-sm leading-snug text-steel">
      <b className="plate plate-white">{mark}</b>{" "}
      {text !== "" && <span className="flex-[1_1_10rem]">{text}</span>}
    </p>
  );
}
