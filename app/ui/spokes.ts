const count = 12;

export function spokes(x: number, y: number, length: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return `M${x} ${y}l${tenths(length * Math.cos(angle))} ${tenths(length * Math.sin(angle))}`;
  }).join("");
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10 + 0;
}
