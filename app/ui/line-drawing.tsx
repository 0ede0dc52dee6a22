export interface Drawn {
  line: string;
  fill?: string;
}

interface LineDrawingProps extends Drawn {
  width?: number;
  height?: number;
  className: string;
}

export function LineDrawing({ line, fill, width = 32, height = 32, className }: LineDrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" fill="none" className={className}>
      {fill !== undefined && <path d={fill} fill="#ffb51c" />}
      <path d={line} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
