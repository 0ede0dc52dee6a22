import { createPictureProcesses, type PictureProcesses } from "#platform/images/process/picture-processes.ts";

const shared = createPictureProcesses();

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
