import { useAdminText } from "./admin-text.ts";

interface WhatIsThisProps {
  about?: string;
  className?: string;
  children: string;
}

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
