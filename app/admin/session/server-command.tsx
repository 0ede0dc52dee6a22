interface ServerCommandProps {
  name: string;
  words?: string;
}

/** A command in the folder of the site; where deploy/install.sh has put it, only `rathkar` finds its data. */
export function ServerCommand({ name, words }: ServerCommandProps) {
  const inFolder = `npm run ${words === undefined ? name : `${name} -- ${words}`}`;
  const installed = `rathkar ${words === undefined ? name : `${name} ${words}`}`;
  return (
    <>
      <code className="break-words">{inFolder}</code> (deploy/install.sh:{" "}
      <code className="break-words">{installed}</code>)
    </>
  );
}
