import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { z } from "zod";
import { tellParent } from "./child.ts";

// The least that Node can do: the same headers and the same bytes to whoever asks. Arguments: a file with the
// headers as JSON and a file with the body. Tells its port.
const [headersFile = "", bodyFile = ""] = process.argv.slice(2);
const headers = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(headersFile, "utf8")));
const body = readFileSync(bodyFile);

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") void tellParent(address.port);
});
