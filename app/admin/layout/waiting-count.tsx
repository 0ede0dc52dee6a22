import { useAdminText } from "../kit/page/admin-text.ts";

export function WaitingCount({ waiting, className }: { waiting: number; className: string }) {
  const text = useAdminText().layout;
  if (waiting === 0) return null;
  return (
    <span
      className={`min-w-5 rounded-full bg-vermilion px-1.5 text-center text-[0.75rem] leading-5 font-bold text-white tabular-nums md:px-2 ${className}`}
    >
      <span className="sr-only">, </span>
      {waiting > 99 ? "99+" : waiting}
      <span className="sr-only"> {text.waiting}</span>
    </span>
  );
}
