import { Fragment } from "react";

interface ServerCommandProps {
  name: string;
  words?: string;
}

export function ServerCommand({ name, words = "" }: ServerCommandProps) {
  return (
    <span className="mt-2 block rounded-md bg-sand px-3 py-2.5">
      <Command text={`npm run ${words === "" ? name : `${name} -- ${words}`}`} />
      <span className="mt-2 block text-sm text-steel">deploy/install.sh:</span>
      <Command text={`rathkar ${name} ${words}`.trim()} />
    </span>
  );
}

function Command({ text }: { text: string }) {
  return (
    <code className="block text-sm">
      {text.split(" ").map((word, index) => (
        <Fragment key={word}>
          {index > 0 && " "}
          <span className="whitespace-nowrap">{word}</span>
        </Fragment>
      ))}
    </code>
  );
}
