/** Why a name was not taken, below its field; said aloud when it appears. */
export function NameProblem({ id, problem }: { id: string; problem: string | null }) {
  if (problem === null) return null;
  return (
    <p id={id} role="alert" className="mt-2 font-bold text-vermilion">
      {problem}
    </p>
  );
}
