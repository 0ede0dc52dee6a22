const starter = `(()=>{const p=document.documentElement,k="devanagari-headings";try{if(sessionStorage.getItem(k))return}catch{}p.dataset.plainHeadings="";let shown=false;const show=()=>{if(shown)return;shown=true;const put=()=>{delete p.dataset.plainHeadings;try{sessionStorage.setItem(k,"1")}catch{}};document.fonts.load('800 1em "Anek Devanagari"',"अ").then(put,put)};addEventListener("load",()=>new PerformanceObserver(()=>setTimeout(show)).observe({type:"paint",buffered:true}));setTimeout(show,4000)})()`;

/**
 * On the first Hindi or Marathi page of a visit the heading face, four times the Latin one, lets the words and the
 * first picture go ahead: until the page is loaded and on the screen the headings stand in the device's own bold
 * letters, which are as wide; then the face is fetched first and put in their place in one go. On later pages the face is at hand from the start. Without scripts it is fetched at once.
 */
export function showHeadingFaceLate(html: string, nonce: string): string {
  return html.replace(
    /(<html lang="(?:hi|mr)"[^>]*><head>)/,
    `$1<script nonce="${nonce}">${starter}</script>`,
  );
}
