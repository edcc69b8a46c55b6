/** How far below the horizon each row of the paving ends. The rows become narrower towards the horizon. */
const rows = [6, 14, 26, 43, 67, 100, 145, 205]
/** The positions of the paving's joints at the lower edge. They converge towards the door. */
const joints = Array.from({ length: 15 }, (_, index) => -730 + index * 150)

/** The forecourt (French: parvis) as a line drawing: paving that leads to a lit door. */
export function BrandIllustration() {
  return (
    <svg
      viewBox="0 0 640 330"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      aria-hidden="true"
      className="absolute inset-0 size-full text-on-brand"
    >
      <g stroke="currentColor" strokeWidth="1" opacity="0.22">
        {joints.map(x => (
          <path key={x} d={`M${x} 330 L${320 + (x - 320) * 0.09} 110`} />
        ))}
        {rows.map(y => (
          <path key={y} d={`M-100 ${110 + y} H740`} />
        ))}
      </g>
      <g stroke="currentColor" strokeWidth="1" opacity="0.45">
        <path d="M150 110H490M190 110V62M450 110V62M180 62H460M180 54H460M200 54 320 14 440 54" />
        {[226, 258, 382, 414].map(x => (
          <path key={x} d={`M${x - 4} 110V66M${x + 4} 110V66M${x - 8} 62h16`} />
        ))}
      </g>
      <path d="M302 110V82a18 18 0 0 1 36 0v28Z" className="fill-brass-on-brand" />
    </svg>
  )
}
