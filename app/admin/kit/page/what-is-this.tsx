import { useAdminText } from "./admin-text.ts";

interface WhatIsThisProps {
  /** What is asked about, where the question does not stand beside it. */
  about?: string;
  className?: string;
  children: string;
}

/** A few words on what is not plain, for who asks. */
export function WhatIsThis({ about, className = "", children }: WhatIsThisProps) {
  const { whatIsThis } = useAdminText().layout;
  return (
    <details className={`text-sm ${className}`}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-teal underline underline-offset-4">
        {about === undefined ? whatIsThis : `${about}: ${whatIsThis}`}
      </summary>
      <p className="mb-3 max-w-prose">{children}</p>
    </details>
  );
}
