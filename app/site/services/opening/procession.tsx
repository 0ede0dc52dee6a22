import { useTexts } from "#app/language/language.tsx";

export function Procession() {
  const { title, text } = useTexts().servicePanels.procession;
  return (
    <figure className="overflow-hidden rounded-md bg-indigo text-paper">
      <svg viewBox="0 -48 480 294" aria-hidden="true" className="w-full" fill="#ffb51c">
        <path d="M8 4Q240-76 472 4v22Q240-50 8 26zM12 26h18v188H12zM450 26h18v188h-18z" fill="#c8321f" />
        <path
          d="M32 27Q240-42 448 27"
          fill="none"
          stroke="#ffb51c"
          strokeWidth="6"
          strokeDasharray="1 9"
          strokeLinecap="round"
        />
        <path d="M160 66q0-34 34-40 34 6 34 40zM191 12h6v16h-6zM197 10l20 5-20 5zM150 66h88l6 12H144z" />
        <path d="M152 78h84l-8 9-10-9-10 9-14-9-14 9-10-9-10 9z" fill="#c8321f" />
        <path d="M156 82h8v66h-8zM190 82h8v66h-8zM224 82h8v66h-8zM138 148h112v10H138z" />
        <path d="M134 158h120l-8 20H142z" fill="#0b6e6e" />
        <path d="M152 168h84" stroke="#ffb51c" strokeWidth="6" strokeDasharray="1 11" strokeLinecap="round" />
        {[164, 224].map((x) => (
          <g key={x} stroke="#ffb51c" strokeWidth="4" fill="#10173d">
            <circle cx={x} cy="190" r="24" />
            <path
              d={`M${x} 166v48M${x - 24} 190h48M${x - 17} 173l34 34M${x + 17} 173l-34 34`}
              strokeWidth="2.5"
            />
          </g>
        ))}
        <path d="M250 182h50" stroke="#ffb51c" strokeWidth="4" />
        <path
          d="M268 176q4-16 22-14 6-10 12-4 12 2 16 6l8-8 4 3-3 7 8 8-3 6-12 2-8 4-1 28h-7l-1-22h-18l-2 22h-7l-1-24q-6-4-7-14zM327 156l-2-10 6 6 6-6-2 11z"
          fill="#fffaf1"
        />
        <path d="M284 162h20l2 18h-22z" fill="#c8321f" />
        {[62, 92, 366, 402].map((x, index) => (
          <g key={x} fill="#fffaf1">
            <circle cx={x} cy="158" r="7" />
            <path d={`M${x - 8} 168h16l3 26h-6l-1 20h-8l-1-20h-6z`} />
            {index % 2 === 0 ? (
              <path d={`M${x + 11} 214v-92h3v92zm3-92 22 8-22 8z`} fill="#ffb51c" />
            ) : (
              <path d={`M${x + 4} 176h18v16h-18z`} fill="#c8321f" />
            )}
          </g>
        ))}
        <path
          d="M124 208V8m-5 6 5-6 5 6m-10 188 5 6 5-6M34 230h412m-406-5-6 5 6 5m400-10 6 5-6 5"
          fill="none"
          stroke="#fffaf1"
          strokeWidth="2"
        />
        <path d="M0 214h480v4H0z" fill="#8f9bd6" />
      </svg>
      <figcaption className="px-5 pb-5">
        <h3 className="text-lg lg:text-xl">{title}</h3>
        <p className="mt-1 text-indigo-pale">{text}</p>
      </figcaption>
    </figure>
  );
}
