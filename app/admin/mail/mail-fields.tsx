import type { ReactNode } from "react";
import { languages } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { MailField, MailProblems } from "#domain/mail/mail-form.ts";
import type { StoredMail } from "#domain/mail/stored-mail.ts";
import { CheckBox, SelectField, TextField } from "../kit/form/field.tsx";
import { NewerValue } from "../kit/form/newer-value.tsx";
import { PasswordField } from "../kit/form/password-field.tsx";
import type { FieldValues, VersionedDraft } from "../kit/form/versioned-draft.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { FieldProblem } from "../kit/page/problem.tsx";
import { WhatIsThis } from "../kit/page/what-is-this.tsx";
import { type MailProvider, mailProviderOf, mailProviders } from "./mail-providers.ts";

interface MailFieldsProps {
  draft: VersionedDraft;
  stored: StoredMail;
  problems: MailProblems;
  onChange(values: FieldValues): void;
}

const example = "smtp.gmail.com";
const usualPorts: Readonly<Record<string, string>> = { tls: "465", starttls: "587" };

export function ServerFields(props: MailFieldsProps) {
  const { draft, stored, onChange } = props;
  const text = useAdminText().mail;
  const { server } = stored.environment;
  if (server !== null) {
    const values = { variable: server.variable, value: server.host };
    return (
      <Group title={text.server}>
        <p className="wrap-anywhere">{fillPlaceholders(text.environment.server, values)}</p>
      </Group>
    );
  }
  const provider = mailProviderOf(draft.values);
  const isService = provider?.password === "key";
  const { host, port, encryption } = draft.newer;
  const isNewer = [host, port, encryption].some((newer) => newer !== undefined);
  return (
    <Group title={text.server}>
      <ProviderField provider={provider} onChange={onChange} />
      {provider === undefined || isNewer ? <AddressFields {...props} /> : null}
      {isService ? null : <MailTextField {...props} name="user" hint={text.hints.user} />}
      <ServerPassword {...props} />
      <MailTextField
        {...props}
        name="sender"
        inputMode="email"
        hint={isService ? text.hints.knownSender : text.hints.sender}
      />
    </Group>
  );
}

interface ProviderFieldProps {
  provider: MailProvider | undefined;
  onChange: MailFieldsProps["onChange"];
}

function ProviderField({ provider, onChange }: ProviderFieldProps) {
  const text = useAdminText().mail;
  function choose(name: string) {
    const chosen = mailProviders.find((known) => known.name === name);
    const { host, port, encryption } = chosen ?? { host: "", port: "465", encryption: "tls" };
    const isService = [provider, chosen].some((known) => known?.password === "key");
    onChange({ host, port, encryption, ...(isService ? { user: "", password: "" } : {}) });
  }
  return (
    <SelectField
      label={text.fields.provider}
      name="provider"
      value={provider?.name ?? ""}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{text.otherProvider}</option>
      {mailProviders.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}

function AddressFields(props: MailFieldsProps) {
  const { draft, onChange } = props;
  const text = useAdminText().mail;
  function chooseEncryption(encryption: string) {
    const { port = "" } = draft.values;
    const isUsual = port === "" || Object.values(usualPorts).includes(port);
    onChange({ encryption, ...(isUsual ? { port: usualPorts[encryption] ?? port } : {}) });
  }
  return (
    <>
      <MailTextField
        {...props}
        name="host"
        inputMode="url"
        hint={fillPlaceholders(text.hints.host, { example })}
      />
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <MailChoice
          {...props}
          name="encryption"
          choices={Object.entries(text.encryptions)}
          onChange={({ encryption = "" }) => chooseEncryption(encryption)}
        />
        <MailTextField {...props} name="port" inputMode="numeric" />
      </div>
      <WhatIsThis about={text.fields.encryption} className="-mt-4">
        {text.hints.encryption}
      </WhatIsThis>
    </>
  );
}

function ServerPassword({ draft, stored, problems, onChange }: MailFieldsProps) {
  const text = useAdminText().mail;
  const problem = problems.password;
  const kind = mailProviderOf(draft.values)?.password;
  return (
    <div>
      <PasswordField
        label={kind === "key" ? text.fields.key : text.fields.password}
        name="mail-password"
        autoComplete="off"
        value={draft.values.password}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : "mail-password-problem"}
        onChange={({ target }) => onChange({ password: target.value })}
        below={
          <p className="mt-1 text-sm text-steel">
            {stored.password === "kept" && stored.values.host === draft.values.host
              ? text.hints.passwordKept
              : kind === undefined
                ? text.hints.password
                : text.passwords[kind]}
          </p>
        }
      />
      <FieldProblem
        id="mail-password-problem"
        problem={problem === undefined ? null : text.problems[problem]}
      />
    </div>
  );
}

export function EnquiryFields(props: MailFieldsProps) {
  const { draft, stored, onChange } = props;
  const text = useAdminText().mail;
  const { server, mailbox } = stored.environment;
  const isOn = draft.values.isOn === "yes";
  const sendsNumbers = draft.values.sendsNumbers === "yes";
  return (
    <Group title={text.enquiries}>
      {mailbox === null ? (
        <MailTextField {...props} name="mailbox" inputMode="email" hint={text.hints.mailbox} />
      ) : (
        <p className="wrap-anywhere">
          {fillPlaceholders(text.environment.mailbox, { variable: "ENQUIRY_EMAIL", value: mailbox })}
        </p>
      )}
      <MailChoice
        {...props}
        name="language"
        choices={languages.map(({ code, nativeName }) => [code, nativeName])}
      />
      {server !== null && mailbox !== null ? null : (
        <div>
          <CheckBox
            name={text.fields.isOn}
            isNameShown
            checked={isOn}
            onChange={() => onChange({ isOn: isOn ? "no" : "yes" })}
          />
        </div>
      )}
      <div>
        <CheckBox
          name={text.fields.sendsNumbers}
          isNameShown
          checked={sendsNumbers}
          onChange={() => onChange({ sendsNumbers: sendsNumbers ? "no" : "yes" })}
        />
      </div>
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="mb-3 text-base font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}

interface MailChoiceProps extends MailFieldsProps {
  name: "encryption" | "language";
  choices: readonly (readonly [value: string, words: string])[];
}

function MailChoice({ name, choices, draft, onChange }: MailChoiceProps) {
  const text = useAdminText().mail;
  const wordsOf = (value: string) => choices.find(([known]) => known === value)?.[1] ?? value;
  const value = draft.values[name] ?? "";
  const newer = draft.newer[name];
  return (
    <div className="min-w-0">
      <SelectField
        label={text.fields[name]}
        name={name}
        value={value}
        onChange={({ target }) => onChange({ [name]: target.value })}
      >
        {choices.map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </SelectField>
      {newer === undefined ? null : (
        <NewerValue newer={wordsOf(newer)} value={wordsOf(value)} onUse={() => onChange({ [name]: newer })} />
      )}
    </div>
  );
}

interface MailTextFieldProps extends MailFieldsProps {
  name: Exclude<MailField, "password" | "isOn" | "sendsNumbers">;
  inputMode?: "numeric" | "email" | "url";
  hint?: string;
}

function MailTextField({ name, inputMode, hint, draft, problems, onChange }: MailTextFieldProps) {
  const text = useAdminText().mail;
  const problem = problems[name];
  const problemId = `mail-${name}-problem`;
  const value = draft.values[name] ?? "";
  const newer = draft.newer[name];
  return (
    <div className="min-w-0">
      <TextField
        label={text.fields[name]}
        hint={hint}
        name={name}
        value={value}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
      <FieldProblem
        id={problemId}
        problem={problem === undefined ? null : fillPlaceholders(text.problems[problem], { example })}
      />
      {newer === undefined ? null : (
        <NewerValue newer={newer} value={value} onUse={() => onChange({ [name]: newer })} />
      )}
    </div>
  );
}
