import { newFilling, proofOf } from "#app/islands/contact-form/draft.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { visibleSigns } from "#domain/values/normalize-text.ts";
import { looksIncomplete } from "#domain/values/written-phone.ts";
import { elsePlainly, submitPlainly } from "../plainly.ts";
import { keepSentCard } from "../sent-card.ts";
import { type BegunForm, readBegunForm } from "./begun-form.ts";
import { forgetRequest, keepRequest, keptRequests, type PriceRequest } from "./kept-requests.ts";
import { createPhotographTiles } from "./photograph-tiles.ts";
import { sendRequest } from "./send-request.ts";

export interface QuickPriceProps {
  away: string;
  kept: string;
}

interface Begun extends BegunForm {
  since: number;
}

/** Milliseconds between tries, as browsers take a bad line for a good one. */
const pause = 20_000;

export function start(form: HTMLElement, props: QuickPriceProps): void {
  if (!(form instanceof HTMLFormElement)) return;
  const phone = form.querySelector<HTMLInputElement>("input[type=tel]");
  const field = form.querySelector<HTMLInputElement>("input[type=file]");
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (phone === null || field === null || button === null) return;
  // Where a browser cannot, the form stays a plain one.
  holdFiles(field, [...(field.files ?? [])]);
  const ask = button.textContent;
  const list = document.createElement("ul");
  const status = element("p", { role: "status", class: "price-status" });
  const alert = element("div", { role: "alert", class: "price-alert" });
  field.closest("label")?.after(list);
  button.before(status, alert);
  const missing = element("p", { role: "alert", class: "price-alert mt-3" });
  phone.closest("label")?.after(missing);

  let begun: Begun | null = null;
  let key = newFilling().submissionKey;
  let askedPhone = "";
  let isSending = false;
  let retryTimer = 0;
  const tiles = createPhotographTiles(list, {
    words: () => begun?.text ?? null,
    tellProblem: (problem) => tell([problem]),
    onChange: (files) => holdFiles(field, files),
  });
  const loaded = begin(form.action).then((answer) => {
    begun = answer;
  });

  function tell(problems: readonly string[]): void {
    alert.replaceChildren(...problems.map((problem) => element("p", {}, problem)));
    form.querySelector("[data-offer]")?.remove();
  }

  function questionAbout(typed: string, { missingPhone, incompletePhone }: Begun): string {
    if (visibleSigns(typed).trim() === "") return missingPhone;
    if (!looksIncomplete(typed) || typed === askedPhone) return "";
    askedPhone = typed;
    return incompletePhone;
  }

  function readField(): void {
    const files = [...(field?.files ?? [])];
    tell([]);
    void loaded.then(() => tiles.add(files));
  }

  function proof(): [string, string][] {
    const filling = { submissionKey: key, token: begun?.formToken ?? "", tokenSince: begun?.since ?? 0 };
    return [...proofOf(filling), ["askedPhone", phone?.value ?? ""]];
  }

  async function requestOf(filled: HTMLFormElement): Promise<PriceRequest> {
    await loaded;
    const photographs = await tiles.ready();
    const fields = [...new FormData(filled)].flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    );
    return { key, action: filled.action, fields: [...fields, ...proof()], photographs, keptAt: Date.now() };
  }

  function showSending(share: number): void {
    tiles.show(share);
    if (begun === null || button === null) return;
    button.textContent = fillPlaceholders(begun.text.state.sending, { percent: Math.floor(share * 100) });
  }

  async function send(request: PriceRequest): Promise<void> {
    if (isSending || button === null) return;
    isSending = true;
    button.disabled = true;
    await keepRequest(request);
    const outcome = navigator.onLine ? await sendRequest(request, showSending) : { kind: "away" as const };
    isSending = false;
    button.textContent = ask;
    if (outcome.kind === "away") return wait(request);
    button.disabled = false;
    status.textContent = "";
    // Kept, as it may pass at the next try.
    if (outcome.kind === "received" || !outcome.mayPass) await forgetRequest(request);
    if (outcome.kind === "refused") {
      tell(outcome.problems);
      if (outcome.offer !== null) alert.after(outcome.offer);
      return;
    }
    // A reload then shows the receipt.
    history.replaceState(null, "", outcome.address);
    keepSentCard(outcome.receipt);
    form.closest(".quick-price")?.replaceWith(outcome.receipt);
    outcome.receipt.scrollIntoView();
    outcome.receipt.focus({ preventScroll: true });
    key = newFilling().submissionKey;
    tiles.clear();
  }

  const sendElsePlainly = (request: PriceRequest) =>
    elsePlainly(
      () => send(request),
      async () => {
        isSending = false;
        button.disabled = false;
        if (request.key !== key) return;
        await forgetRequest(request);
        submitPlainly(form, proof());
      },
    );

  function wait(request: PriceRequest): void {
    status.textContent = props.away;
    const again = () => {
      clearTimeout(retryTimer);
      window.removeEventListener("online", again);
      void sendElsePlainly(request);
    };
    window.addEventListener("online", again);
    retryTimer = window.setTimeout(again, pause);
  }

  const askAndSend = async () => {
    tell([]);
    await loaded;
    missing.textContent = begun === null ? "" : questionAbout(phone.value, begun);
    if (missing.textContent !== "") return phone.focus();
    button.disabled = true;
    await sendElsePlainly(await requestOf(form));
  };

  phone.addEventListener("input", () => {
    missing.textContent = "";
  });
  field.addEventListener("change", readField);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void elsePlainly(askAndSend, () => submitPlainly(form, proof()));
  });
  if (field.value !== "") readField();
  void keptRequests().then(([request]) => {
    if (request === undefined) return;
    status.textContent = props.kept;
    void sendElsePlainly(request);
  });
}

/** So that a plain form sends them, too. */
function holdFiles(field: HTMLInputElement, files: readonly File[]): void {
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  field.files = held.files;
}

function element(name: string, attributes: Record<string, string>, text = ""): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}

/** Null without a line: the form is sent all the same. */
async function begin(action: string): Promise<Begun | null> {
  try {
    const begun = readBegunForm(await (await fetch(`${action}/start`)).json());
    return begun && { ...begun, since: Date.now() };
  } catch {
    return null;
  }
}
