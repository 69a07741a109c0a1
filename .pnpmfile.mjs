/** openapi-typescript generates code with the compiler's JavaScript interface, which TypeScript 7 does not have. */
function readPackage(manifest) {
  if (manifest.name === 'openapi-typescript') {
    delete manifest.peerDependencies;
    manifest.dependencies = { ...manifest.dependencies, typescript: '5.9.3' };
  }
  return manifest;
}

export const hooks = { readPackage };
