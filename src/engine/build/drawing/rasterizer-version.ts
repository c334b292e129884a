import packageJson from '../../../../package.json' with { type: 'json' };

/** The version of what turns drawings into PNG files: another one may draw other bytes. */
export const RASTERIZER_VERSION: string = packageJson.dependencies['@resvg/resvg-wasm'];
