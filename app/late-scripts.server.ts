const wakingEvents = ["pointerdown", "keydown", "touchstart", "focusin", "mousemove"];

interface Modules {
  /** Its evaluation takes the page over; until then it is only fetched. */
  entry: string;
  needed: readonly string[];
}

/**
 * Asks for all modules together, each for itself: they come side by side, and a phone can answer a finger between the
 * evaluation of two. Then the page's own module script finds them done.
 */
const starter = ({ entry, needed }: Modules) =>
  `(()=>{let s=0;const w=${JSON.stringify(wakingEvents)};async function go(e){if(e&&e.type==="mousemove"&&!e.movementX&&!e.movementY||s++)return;for(const e of w)removeEventListener(e,go,true);const l=document.createElement("link");l.rel="modulepreload";l.href="${entry}";document.head.append(l);const c=[];for(const m of ${JSON.stringify(needed)}){c.push(import(m).catch(()=>{}));await new Promise(f=>setTimeout(f))}await Promise.all(c);const o=document.getElementById("late-scripts");const n=document.createElement("script");n.type="module";n.async=true;n.text=o.text;o.replaceWith(n)}for(const e of w)addEventListener(e,go,{capture:true,passive:true});const idle=window.requestIdleCallback||(f=>setTimeout(f,1500));const rest=()=>setTimeout(()=>idle(go),1000);document.readyState==="complete"?rest():addEventListener("load",rest)})()`;

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * Lets a page be read before its scripts are fetched: the module that starts the application and all it needs
 * wait for the first touch, key or focus, or for an idle moment a second after `load`, when the largest picture
 * has been painted. A mouse that rests where the page appears is reported as moving, though by nothing: it does not
 * count. The element is put back as React rendered it, so that hydration finds what it expects.
 */
export function startScriptsLate(html: string, nonce: string): string {
  const moduleScript = new RegExp(`<script nonce="${nonce}" type="module" async="">`);
  if (!moduleScript.test(html)) throw new Error("The page has no module script to start late.");
  const script = starter(modulesOf(html));
  return html
    .replace(modulePreload, "")
    .replace(moduleScript, `<script nonce="${nonce}" type="text/plain" id="late-scripts">`)
    .replace("</body>", `<script nonce="${nonce}">${script}</script></body>`);
}

function modulesOf(html: string): Modules {
  const preloaded = Array.from(html.matchAll(modulePreload), ([, address = ""]) => address);
  const entry = preloaded.find((address) => html.includes(`import("${address}")`));
  if (entry === undefined) throw new Error("The page's module script does not name its entry.");
  return { entry, needed: preloaded.filter((address) => address !== entry) };
}
