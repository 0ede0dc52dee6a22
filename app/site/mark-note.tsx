interface MarkNoteProps {
  mark: string;
  text: string;
}

export function MarkNote({ mark, text }: MarkNoteProps) {
  return (
    <p className="mt-2 text-sm text-steel">
      <b className="plate plate-white mr-2">{mark}</b> {text}
    </p>
  );
}
