export function BackLink({ href, name }: { href: string; name: string }) {
  return (
    <a
      href={href}
      className="mb-2 inline-flex min-h-11 items-center gap-2 font-bold text-teal underline-offset-4 hover:underline print:hidden"
    >
      <span aria-hidden="true">‹</span>
      {name}
    </a>
  );
}
