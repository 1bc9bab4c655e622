const SHIELDS = Array.from({ length: 7 }, (_, i) => 212 + i * 14.6);

/** A ship under her striped sail. */
export const Ship = () => (
  <g transform="translate(0 -26)" stroke="var(--cut)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
    <path d="M256 318V424" strokeWidth="4" />
    <path
      d="M214 328C222 346 222 366 213 386 242 392 270 392 299 386 290 366 290 346 298 328 270 333 242 333 214 328z"
      fill="var(--carved)"
    />
    <path
      d="M214 328C222 346 222 366 213 386 218 387 225 388 230 389 236 370 236 350 231 331zM248 332C251 352 251 372 247 391 253 391 260 391 266 391 262 372 262 352 265 332zM282 331C277 350 277 370 283 389 288 388 294 387 299 386 290 366 290 346 298 328z"
      fill="var(--serpent)"
      strokeWidth="1.200"
    />
    <path d="M208 327H304" strokeWidth="4.500" />
    <path d="M213 386L196 418M299 386L318 418M256 316L190 408M256 316L322 408" fill="none" strokeWidth="1" />
    <path
      d="M178 376C170 372 162 378 165 388 168 382 175 382 178 390 184 414 196 434 216 438 244 443 270 443 298 438 320 434 330 414 336 388 338 380 346 380 349 388 353 376 343 368 334 374 326 394 318 410 306 414 274 420 240 420 208 414 196 410 184 394 178 376z"
      fill="var(--carved)"
    />
    <path d="M192 416C232 430 282 430 322 416M204 428C238 438 276 438 310 428" fill="none" strokeWidth="1.100" />
    {SHIELDS.map((x, i) => (
      <g key={x} strokeWidth="1.600">
        <circle
          cx={x}
          cy={417 + Math.abs(i - 3) * -0.9}
          r="6.800"
          fill={i % 2 === 0 ? 'var(--serpent)' : 'var(--carved)'}
        />
        <circle cx={x} cy={417 + Math.abs(i - 3) * -0.9} r="1.600" fill="var(--cut)" stroke="none" />
      </g>
    ))}
    <path
      d={SHIELDS.slice(0, 6)
        .map((x) => `M${x + 5} 432l-13 24`)
        .join('')}
      fill="none"
      strokeWidth="1.800"
    />
    <path
      d="M160 456q9-9 18 0t18 0M206 462q9-9 18 0t18 0 18 0M288 458q9-9 18 0t18 0 18 0M186 474q9-9 18 0t18 0M258 474q9-9 18 0t18 0"
      fill="none"
      strokeWidth="1.600"
      opacity="0.8"
    />
  </g>
);
