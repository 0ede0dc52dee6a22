import { once } from "node:events";
import { createServer } from "node:http";

export interface HaltingSite extends AsyncDisposable {
  url: string;
  sendRest(): void;
}

export async function startHaltingSite(siteUrl: string, at = "<main"): Promise<HaltingSite> {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(siteUrl + url);
    const type = answer.headers.get("Content-Type") ?? "";
    response.writeHead(answer.status, { "Content-Type": type });
    if (!type.startsWith("text/html")) {
      response.end(await answer.bytes());
      return;
    }
    const html = await answer.text();
    const middle = html.indexOf(at);
    response.write(html.slice(0, middle));
    await rest.promise;
    response.end(html.slice(middle));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    sendRest: rest.resolve,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
