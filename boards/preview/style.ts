/** One way to dress the data: every colour is a variable, so light and dark differ in these lists only. */
export const STYLE = `
svg { --sea: #cfe0e6; --ripple: #a9c6d1; --abroad: #ece6d8; --abroad-line: #c9bfa8; --abroad-ink: #8d8368;
  --mountain: #d9c09a; --mountain-ink: #a98757; --forest: #b5cda2; --forest-ink: #78996a; --grassland: #e9e3ae; --grassland-ink: #b9ae62;
  --line: #6d5f48; --coast: #4d6d7a; --ink: #2b2418; --halo: #fff9ec; --paper: #fffaf0;
  --pipeline: #b8741a; --pipeline-core: #ffe0a0; --road: #7a6a58; --road-core: #f4ead6; --city: #fdf6e6; --city-rim: #3b3226; }
svg.dark { --sea: #16242c; --ripple: #24404d; --abroad: #26241f; --abroad-line: #3c3930; --abroad-ink: #7d7763;
  --mountain: #54432d; --mountain-ink: #80683f; --forest: #2c4431; --forest-ink: #4b6d4b; --grassland: #57532a; --grassland-ink: #837d42;
  --line: #14110c; --coast: #6d96a8; --ink: #f2e9d6; --halo: #1b1812; --paper: #2a2620;
  --pipeline: #d99a3c; --pipeline-core: #3d2a0c; --road: #a5947c; --road-core: #38322a; --city: #37322a; --city-rim: #d9cbb0; }
text { font-family: 'Alegreya Sans', 'Segoe UI', 'DejaVu Sans', sans-serif; fill: var(--ink); dominant-baseline: central; text-anchor: middle; }
.sea { fill: var(--sea); } .ripple { fill: none; stroke: var(--ripple); stroke-linejoin: round; }
.abroad { fill: var(--abroad); stroke: var(--abroad-line); stroke-width: 1; stroke-linejoin: round; }
.abroad-name { fill: var(--abroad-ink); font-size: 17px; letter-spacing: 5px; font-style: italic; }
.sea-name { fill: var(--coast); font-size: 17px; letter-spacing: 3px; font-style: italic; opacity: .8; }
.department { stroke: var(--line); stroke-width: 1.4; stroke-linejoin: round; }
.mountain { fill: var(--mountain); } .forest { fill: var(--forest); } .grassland { fill: var(--grassland); }
.texture { stroke: none; opacity: .6; } .ink-mountain { stroke: var(--mountain-ink); fill: none; } .ink-forest { stroke: var(--forest-ink); fill: none; } .ink-grassland { stroke: var(--grassland-ink); fill: none; }
.coast { fill: none; stroke: var(--coast); stroke-width: 2; stroke-linejoin: round; }
.frontier { fill: none; stroke: var(--line); stroke-width: 3; stroke-dasharray: 9 3 2 3; stroke-linejoin: round; }
.loc { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.loc.pipeline { stroke: var(--pipeline); stroke-width: 8; } .loc.road { stroke: var(--road); stroke-width: 7; }
.core { fill: none; } .core.pipeline { stroke: var(--pipeline-core); stroke-width: 2.6; stroke-dasharray: 10 5; } .core.road { stroke: var(--road-core); stroke-width: 4.4; }
.box { fill: var(--paper); stroke-width: 2; } .box.pipeline { stroke: var(--pipeline); } .box.road { stroke: var(--road); stroke-dasharray: 5 2.5; }
.econ { font-weight: 700; font-size: 16px; } .econ-disc.pipeline { fill: var(--pipeline-core); stroke: var(--pipeline); stroke-width: 1.5; } .econ-disc.road { fill: var(--road-core); stroke: var(--road); stroke-width: 1.5; }
.town { fill: var(--paper); stroke: var(--city-rim); stroke-width: 2.5; } .town-name { font-size: 12px; font-style: italic; }
.city { fill: var(--city); stroke: var(--city-rim); stroke-width: 3; } .plate { fill: var(--city-rim); } .plate-name { fill: var(--city); font-size: 12px; font-weight: 700; }
.name { font-size: 15px; font-weight: 700; } .halo { paint-order: stroke; stroke: var(--halo); stroke-width: 3.5px; stroke-linejoin: round; stroke-opacity: .75; }
.pop { fill: var(--paper); stroke: var(--city-rim); stroke-width: 1.5; } .mark { font-size: 11.5px; font-weight: 700; }
.slot { fill: none; stroke: var(--ink); stroke-opacity: .35; stroke-dasharray: 2 2; }
.count { font-size: 10px; font-weight: 700; fill: #111; paint-order: stroke; stroke: #fff; stroke-width: 2.5px; }
`;

/** Terrain is told by texture as well as by colour. */
export const PATTERNS = `
<pattern id="mountain" width="26" height="20" patternUnits="userSpaceOnUse"><path class="ink-mountain" d="M2,9l5,-6 5,6M15,19l5,-6 5,6M7,3l1.6,4M20,13l1.6,4" stroke-width="1.1"/></pattern>
<pattern id="forest" width="20" height="18" patternUnits="userSpaceOnUse"><path class="ink-forest" d="M3,6a3,3,0,0,1,6,0M6,6v2.5M13,15a3,3,0,0,1,6,0M16,15v2.5" stroke-width="1.2"/></pattern>
<pattern id="grassland" width="24" height="16" patternUnits="userSpaceOnUse"><path class="ink-grassland" d="M3,6l-1.5,-4M4.5,6v-4.5M6,6l1.5,-4M15,14l-1.5,-4M16.5,14v-4.5M18,14l1.5,-4" stroke-width="1"/></pattern>`;
