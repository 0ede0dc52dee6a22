interface Bar {
  value: number;
  part?: number;
  mark?: number;
}

const height = 100;
const width = 10;
const gap = 2;

/** For the eye alone: the table below has the numbers. */
export function Bars({ bars, title }: { bars: readonly Bar[]; title: string }) {
  const most = Math.max(1, ...bars.flatMap(({ value, part = 0, mark = 0 }) => [value, part, mark]));
  const scaled = (value: number) => (value / most) * height;
  return (
    <figure className="mt-3">
      <figcaption className="text-sm text-steel">{title}</figcaption>
      <svg
        viewBox={`0 0 ${bars.length * width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 h-28 w-full border-b-2 border-line"
      >
        {bars.map(({ value, part = value, mark }, index) => {
          const x = index * width + gap / 2;
          return (
            <g key={index}>
              <rect
                x={x}
                y={height - scaled(value)}
                width={width - gap}
                height={scaled(value)}
                fill="currentColor"
                className="text-marigold"
              />
              <rect
                x={x}
                y={height - scaled(part)}
                width={width - gap}
                height={scaled(part)}
                fill="currentColor"
                className="text-teal"
              />
              {mark === undefined ? null : (
                <rect
                  x={x - gap / 2}
                  y={Math.max(0, height - scaled(mark) - 1)}
                  width={width}
                  height={2}
                  fill="currentColor"
                  className="text-vermilion"
                />
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
