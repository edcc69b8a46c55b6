// @ts-nocheck: the package's types describe only the whole package.
/** Without the default metrics, which load OpenTelemetry, and without the collection of other processes’ metrics. */
module.exports = {
  Counter: require('prom-client/lib/counter'),
  Gauge: require('prom-client/lib/gauge'),
  Histogram: require('prom-client/lib/histogram'),
  Registry: require('prom-client/lib/registry'),
}
