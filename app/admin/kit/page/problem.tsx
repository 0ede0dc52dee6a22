interface ProblemProps {
  title?: string | undefined;
  message: string;
  className?: string;
}

export function Problem({ title, message, className = "" }: ProblemProps) {
  return (
    <div role="alert" className={`rounded-md border-2 border-vermilion bg-sheet px-4 py-3 ${className}`}>
      {title === undefined ? null : <p className="font-bold text-vermilion">{title}</p>}
      <p>{message}</p>
    </div>
  );
}

export function FieldProblem({ id, problem }: { id: string; problem: string | null }) {
  if (problem === null) return null;
  return (
    <p id={id} role="alert" className="mt-2 font-bold text-vermilion">
      {problem}
    </p>
  );
}
