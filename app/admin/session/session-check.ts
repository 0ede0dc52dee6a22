/** Whether the server can be reached and the administrator is still signed in: the guard has looked. */
export function loader(): Response {
  return new Response(null, { status: 204 });
}
