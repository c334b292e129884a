/**
 * A bar, as percentages of the plot: its place from the start and from the top, its width and its height. In a row of
 * its own where bars are horizontal.
 */
export type Bar = [x: number, y: number, width: number, height: number];

/** A line of a chart, in percent of the plot. */
export interface Line {
  /** The commands of an SVG path. */
  path: string;
  /** The same closed along zero, for a line that is alone. */
  area?: string;
  /** The last point, and how high its name stands beside it, where the names are short enough for that. */
  end: [x: number, y: number, nameY?: number];
}

/** A row of values, drawn. */
export interface DrawnSeries {
  label: string;
  quiet?: true;
  /** The values as they are written. */
  values: string[];
  bars?: Bar[];
  line?: Line;
}

/** The drawing of a chart: all that a component has to know, so that no browser calculates. */
export interface Plot {
  /** Whether bars are horizontal, one row a label. */
  lies?: true;
  /** The steps of the axis with their heights, the highest first and evenly spaced; none where bars are horizontal. */
  ticks: [text: string, y: number][];
  /** Where zero is: from the top, or from the start where bars are horizontal. */
  zero: number;
  /** Every which label there is room for, on phones and on wide screens, where not for all. */
  every?: [onPhones: number, onWide: number];
  series: DrawnSeries[];
  /** Values that are written into the plot, or behind a horizontal stack. */
  sums?: [text: string, x: number, y: number][];
}
