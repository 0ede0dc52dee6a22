import { type ComponentProps, useRef, useState } from "react";
import { ContactForm } from "./contact-form.tsx";
import { SentMessage } from "./sent-message.tsx";

type WriteProps = Omit<ComponentProps<typeof ContactForm>, "onServiceRemoved">;

/** The place to write: the form below its heading, or below the thanks for a message. */
export function Write(props: WriteProps) {
  const { text } = props;
  const [wasSent] = useState(props.isSent);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section id="write" className="@container min-w-0">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {text.write.title}
      </h2>
      <p className="mt-3 mb-6 max-w-prose text-steel">{text.write.text}</p>
      {wasSent && <SentMessage {...text.form.sent} />}
      <ContactForm {...props} onServiceRemoved={() => heading.current?.focus({ preventScroll: true })} />
    </section>
  );
}
