import { createPictureProcesses, type PictureProcesses } from "#platform/images/process/picture-processes.ts";

/** To start one costs as much as many pictures. */
const shared = createPictureProcesses();

/** Processes of pictures for one site; those of this process's other sites go on when it stops. */
export function sharedPictureProcesses(): PictureProcesses {
  const stopping = new AbortController();
  return {
    async run(call, signal) {
      stopping.signal.throwIfAborted();
      const answer = await shared.run(call, signal);
      stopping.signal.throwIfAborted();
      return answer;
    },
    stop: () => stopping.abort(new Error("The site stops.")),
  };
}
