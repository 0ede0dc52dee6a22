const starter = `(()=>{
const page=document.documentElement;
const[way]=performance.getEntriesByType("navigation");
const isFirst=!document.referrer.startsWith(location.origin+"/"+page.lang);
if(!isFirst||way&&way.type!=="navigate")return;

page.dataset.plainHeadings="";
let isAsked=false;
const show=()=>{
if(isAsked)return;
isAsked=true;
const put=()=>{delete page.dataset.plainHeadings};
document.fonts.load('800 1em "Anek Devanagari"',"अ").then(put,put)
};
addEventListener("load",()=>new PerformanceObserver(()=>setTimeout(show,300)).observe({type:"paint",buffered:true}));
setTimeout(show,4000)
})()`.replaceAll("\n", "");

/**
 * On the first Hindi or Marathi page of a visit the heading face, four times the Latin one, lets the words and the
 * first picture go ahead: until the page is loaded and on the screen the headings stand in the device's own bold
 * letters, which are as wide. A moment later, in which as a rule what is near is painted, too, the face is fetched and
 * put in their place in one go. A page that another of its language led to, or that is loaded again, has the face at
 * hand from the start; the address of the page before tells, for a tab's storage is slow to open. Without scripts the
 * face is fetched at once.
 */
export function showHeadingFaceLate(html: string, nonce: string): string {
  return html.replace(
    /(<html lang="(?:hi|mr)"[^>]*><head>)/,
    `$1<script nonce="${nonce}">${starter}</script>`,
  );
}
