const starter = `(()=>{let s=0;const w=["pointerdown","keydown","touchstart","focusin","mousemove"];function go(e){if(e&&e.type==="mousemove"&&!e.movementX&&!e.movementY||s++)return;for(const e of w)removeEventListener(e,go,true);const o=document.getElementById("late-scripts");const n=document.createElement("script");n.type="module";n.async=true;n.text=o.text;o.replaceWith(n)}for(const e of w)addEventListener(e,go,{capture:true,passive:true});const idle=window.requestIdleCallback||(f=>setTimeout(f,1500));const rest=()=>setTimeout(()=>idle(go),1000);document.readyState==="complete"?rest():addEventListener("load",rest)})()`;

/**
 * Lets a page be read before its scripts are fetched: no preloads, and the module that starts the application
 * waits for the first touch, key or focus, or for an idle moment a second after `load`, when the largest picture
 * has been painted. A mouse that rests where the page appears is reported as moving, though by nothing: it does not
 * count. The element is put back as React rendered it, so that hydration finds what it expects.
 */
export function startScriptsLate(html: string, nonce: string): string {
  const moduleScript = new RegExp(`<script nonce="${nonce}" type="module" async="">`);
  if (!moduleScript.test(html)) throw new Error("The page has no module script to start late.");
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(moduleScript, `<script nonce="${nonce}" type="text/plain" id="late-scripts">`)
    .replace("</body>", `<script nonce="${nonce}">${starter}</script></body>`);
}
