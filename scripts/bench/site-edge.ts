import type { RequestContext } from "#app/site-handler.ts";

/** As the server hands it to the application, where nobody else asks and a fault ends the measurement. */
export const siteEdge: RequestContext = {
  ...{ nonce: "bench", address: "127.0.0.1", requestId: "bench" },
  reportFault(error) {
    throw error;
  },
  onRoute() {},
  inTurn: (render) => render(),
};
