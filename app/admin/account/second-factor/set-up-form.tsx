import { buttonClass } from "#app/ui/button.tsx";
import { CodeField } from "../../kit/form/code-fields.tsx";
import { useFocusAtStart } from "../../kit/form/use-focus-at-start.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import type { SetUp } from "./change-second-factor.server.ts";
import { CopyButton } from "./copy-button.tsx";
import type { QrCode } from "./qr-code.server.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

export function SetUpForm({ setUp, ...step }: StepProps & { setUp: SetUp }) {
  const text = useAdminText().secondFactor.setUp;
  const title = useFocusAtStart<HTMLHeadingElement>();
  const { key, address, qrCode } = setUp;
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="mt-4 text-base outline-none">
        {text.title}
      </h3>
      <p className="mt-2">{text.scan}</p>
      <QrPicture label={text.picture} {...qrCode} />
      <p className="mt-4 flex flex-wrap items-center gap-x-3">
        {text.samePhone}
        <a href={address} className={`${buttonClass("quiet")} px-0`}>
          {text.openApp}
        </a>
      </p>
      <p className="mt-2">{text.orType}</p>
      <p className="mt-2 rounded-md bg-sand p-3 font-mono text-sm break-words">{key}</p>
      <CopyButton text={key.replaceAll(" ", "")} label={text.copy} />
      <StepForm intent="second factor on" send={text.switchOn} {...step}>
        <p>{text.enter}</p>
        <CodeField kind="app" isWrong={step.problem !== null} />
      </StepForm>
    </>
  );
}

function QrPicture({ label, size, path }: QrCode & { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className="mx-auto mt-4 block w-full max-w-64 rounded-md bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
