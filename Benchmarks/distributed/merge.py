#!/usr/bin/env python3
"""Merges listings on many machines: Spark brings together, `potluck merge --stage` decides.

spark-submit merge.py [--potluck PROGRAM] [--partitions N] INPUT OUTPUT [-- FLAG...]

INPUT is JSON Lines as `potluck merge` reads them, OUTPUT a new folder of one JSON line for each
recipe, in no order. What follows -- are flags for `potluck merge`, such as --explain.
"""

import argparse
import shlex

from pyspark import StorageLevel
from pyspark.sql import SparkSession, Window, functions as F
from pyspark.sql.types import StringType

# How many pairs one listing may be proposed for, as in one run (WorkLimit.mostPairs).
MOST_PAIRS = 2048


class Job:
    def __init__(self, potluck, partitions, flags):
        self.spark = SparkSession.builder.appName("potluck merge").getOrCreate()
        self.partitions = partitions or 4 * self.spark.sparkContext.defaultParallelism
        self.spark.conf.set("spark.sql.shuffle.partitions", self.partitions)
        self.command = [potluck, "merge", *flags, "--stage"]

    def table(self, lines, *columns):
        """The columns, parted by tabs, of lines; one named `*` is a list of all that are left."""
        rows = self.spark.createDataFrame(lines, StringType(), verifySchema=False)
        parts = F.split("value", "\t")
        return rows.select([
            F.slice(parts, place + 1, 9999).alias("rest") if name == "*"
            else parts[place].cast("long" if name in ("n", "left", "right", "page") else "string")
            .alias(name) for place, name in enumerate(columns)])

    def step(self, stage, rows):
        """The lines that a step makes of groups, which are rows with the same first column."""
        rows = rows.repartition(self.partitions, "group").sortWithinPartitions("group")
        lines = rows.select(F.concat_ws("\t", *rows.columns)).rdd.map(lambda row: row[0])
        return lines.pipe(shlex.join([*self.command, stage]), checkCode=True)

    def kept(self, rows):
        return rows.persist(StorageLevel.DISK_ONLY)

    def components(self, edges):
        """The least number of those that edges (n, head) connect, for each of them.

        Large star and small star by turns: Kiveris, Lattanzi, Mirrokni, Rastogi, Vassilvitskii,
        "Connected components in MapReduce and beyond", SOCC 2014.
        """
        edges = edges.where("n <> head").distinct().localCheckpoint()
        while True:
            both = edges.union(edges.select("head", "n").toDF("n", "head"))
            least = F.least("n", F.min("head").over(Window.partitionBy("n")))
            large = (both.withColumn("least", least).where("head > n")
                     .select(F.col("head").alias("n"), F.col("least").alias("head")).distinct())
            least = F.min("head").over(Window.partitionBy("n"))
            small = large.withColumn("least", least)
            after = (small.select("n", "least").union(small.select("head", "least"))
                     .toDF("n", "head").where("n <> head").distinct().localCheckpoint())
            if self.sameRows(edges, after):
                heads = after.select("head").distinct()
                return self.kept(after.union(heads.select("head", "head")))
            edges = after

    @staticmethod
    def sameRows(one, other):
        def summary(rows):
            return rows.agg(F.count("*"), F.sum(F.xxhash64("n", "head") % (1 << 31))).first()
        return summary(one) == summary(other)

    def run(self, source, target):
        context = self.spark.sparkContext
        lines = context.textFile(source, self.partitions).filter(str.strip).zipWithIndex()
        numbered = self.kept(self.spark.createDataFrame(lines, "line string, n long"))

        # A bad line is told and left out, as in one run, where the exit code is 2 then.
        keys = shlex.join([*self.command, "keys"]) + " || test $? = 2"
        pairs = numbered.select(F.concat_ws("\t", "n", "line")).rdd.map(lambda row: row[0])
        keyed = self.kept(self.table(
            pairs.pipe(shlex.join(["sh", "-c", keys]), checkCode=True),
            "n", "provider", "rating", "*"))
        provider = Window.partitionBy("provider")
        ranks = keyed.select(
            "n", F.row_number().over(provider.orderBy("n")).alias("rank"),
            F.max("rating").over(provider).alias("rating"))
        listings = self.kept(numbered.join(ranks, "n").repartition(self.partitions, "n"))

        # Keys under which nothing can be decided are most of all; they go first.
        key = F.split("token", ":")
        group = Window.partitionBy("group")
        met = self.kept(
            keyed.select("n", F.explode("rest").alias("token"))
            .select("n", key[0].alias("kind"), F.concat_ws(":", key[0], key[1]).alias("group"),
                    key[2].alias("mark"), key[3].alias("other"))
            .withColumns({
                "any": F.max("mark").over(group), "low": F.min("other").over(group),
                "high": F.max("other").over(group), "head": F.min("n").over(group)})
            .where("any = '1' and low <> high").drop("any", "low", "high"))

        def texts(rows):
            """Groups with the listings of their numbers."""
            return rows.join(listings, "n").select(
                "group", "n", "rank", "rating", "mark", "page", "line")

        def bare(rows):
            return rows.withColumns({"mark": F.lit(0), "page": F.lit(0)})

        ties = met.where("kind = 'page'").select("n", "head")
        connected = self.components(ties).withColumnRenamed("head", "group")
        pages = self.kept(self.table(self.step("pages", texts(bare(connected))), "n", "page"))

        blocks = (met.where("kind not in ('page', 'title', 'picture')").join(pages, "n", "left")
                  .withColumn("page", F.coalesce("page", "n"))
                  .withColumn("low", F.min("page").over(group))
                  .withColumn("high", F.max("page").over(group)).where("low <> high"))
        found = self.table(self.step("pairs", texts(blocks)), "left", "right", "turn")
        turn = F.row_number().over(Window.partitionBy("left").orderBy("turn"))
        pairs = self.kept(
            found.withColumn("place", turn).where(F.col("place") <= MOST_PAIRS)
            .select("left", "right").distinct())

        sides = pairs.select("left", "right").union(pairs.select("left", "left").distinct())
        alike = self.kept(self.table(
            self.step("verdicts", texts(bare(sides.toDF("group", "n")))), "left", "right"))

        edges = (ties.union(met.where("kind = 'title'").select("n", "head")).union(alike))
        roots = self.components(edges).withColumnRenamed("head", "root")
        shared = met.where("kind = 'picture'").select("n", F.lit(1).alias("mark"))
        members = (
            listings.join(roots, "n", "left").join(shared, "n", "left").select(
                F.coalesce("root", "n").alias("group"),
                F.concat_ws("\t", "n", "rank", "rating", F.coalesce("mark", F.lit(0)), F.lit(0),
                            "line").alias("rest")))
        known = alike.join(roots, alike.left == roots.n).select(
            F.col("root").alias("group"), F.concat_ws("\t", "left", "right").alias("rest"))
        self.step("clusters", members.union(known)).saveAsTextFile(target)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--potluck", default="potluck")
    parser.add_argument("--partitions", type=int)
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("flags", nargs="*")
    options = parser.parse_args()
    Job(options.potluck, options.partitions, options.flags).run(options.input, options.output)


main()
